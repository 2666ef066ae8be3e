import { DEMO_ACCOUNTS, type DemoAccount } from '@/adapters/in-memory/identity/demoAccounts';

/** The password of every account: nobody is kept out of a provider that runs on one computer for an hour. */
export const PASSWORD = 'amin';

/** Its token lacks the user id, which the product cannot do without (spec section 3). */
const WITHOUT_USER_ID: DemoAccount = {
  id: 'without-user-id',
  names: { en: 'Lior Shani', he: 'ליאור שני', ar: 'ليئور شاني' },
  notes: { en: 'A token without a user id', he: 'אסימון בלי מזהה משתמש', ar: 'رمز دخول بلا معرّف مستخدم' },
  email: 'lior@example.com',
  claims: { email: 'lior@example.com', given_name: 'Lior', family_name: 'Shani' },
};

/** The people of the demo and one more; some have their emails as a list, some one email as text. */
export const IDENTITY_ACCOUNTS: readonly DemoAccount[] = [...DEMO_ACCOUNTS, WITHOUT_USER_ID];

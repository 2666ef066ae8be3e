import { DEMO_ACCOUNTS, type DemoAccount } from '@/adapters/in-memory/identity/demoAccounts';

/** The password of every account. The provider runs only locally. */
export const PASSWORD = 'amin';

/** An account whose token lacks the required user id (spec section 3). */
const WITHOUT_USER_ID: DemoAccount = {
  id: 'without-user-id',
  names: { en: 'Lior Shani', he: 'ליאור שני', ar: 'ليئور شاني' },
  notes: { en: 'A token without a user id', he: 'אסימון בלי מזהה משתמש', ar: 'رمز دخول بلا معرّف مستخدم' },
  email: 'lior@example.com',
  claims: { email: 'lior@example.com', given_name: 'Lior', family_name: 'Shani' },
};

/** The accounts of the demo and one more. Some have a list of emails, others one email as text. */
export const IDENTITY_ACCOUNTS: readonly DemoAccount[] = [...DEMO_ACCOUNTS, WITHOUT_USER_ID];

import type { Translated } from '@/domain/shared/language';

interface SignInTexts {
  readonly title: string;
  readonly badge: string;
  readonly explanation: string;
  readonly choose: string;
  readonly byPassword: string;
  readonly email: string;
  readonly password: string;
  readonly hint: string;
  readonly wrong: string;
  readonly signIn: string;
  readonly cancel: string;
}

/** The texts of the sign-in page of the local provider. */
export const SIGN_IN_TEXTS: Translated<SignInTexts> = {
  en: {
    title: 'Sign in to Amin',
    badge: 'On this computer',
    explanation: 'This page stands in for the hosted sign-in service. Nothing leaves this computer.',
    choose: 'Choose who signs in',
    byPassword: 'Or sign in with an email and a password',
    email: 'Email',
    password: 'Password',
    hint: 'The password of every account here:',
    wrong: 'The email or the password is not right.',
    signIn: 'Sign in',
    cancel: 'Cancel',
  },
  he: {
    title: 'כניסה לאמין',
    badge: 'במחשב הזה',
    explanation: 'הדף הזה בא במקום שירות הכניסה החיצוני. שום דבר לא יוצא מהמחשב הזה.',
    choose: 'באיזה חשבון נכנסים?',
    byPassword: 'או כניסה עם אימייל וסיסמה',
    email: 'אימייל',
    password: 'סיסמה',
    hint: 'הסיסמה של כל החשבונות כאן:',
    wrong: 'האימייל או הסיסמה שגויים.',
    signIn: 'כניסה',
    cancel: 'ביטול',
  },
  ar: {
    title: 'تسجيل الدخول إلى «أمين»',
    badge: 'على هذا الحاسوب',
    explanation: 'تحلّ هذه الصفحة محلّ خدمة تسجيل الدخول الخارجية. لا يغادر شيء هذا الحاسوب.',
    choose: 'اختيار الحساب',
    byPassword: 'أو تسجيل الدخول بالبريد الإلكتروني وكلمة المرور',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    hint: 'كلمة المرور لكل الحسابات هنا:',
    wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    signIn: 'تسجيل الدخول',
    cancel: 'إلغاء',
  },
};

import type { Translated } from '@/domain/shared/language';

interface SignInTexts {
  readonly title: string;
  readonly badge: string;
  readonly explanation: string;
  readonly choose: string;
  readonly decline: string;
  readonly invalidTitle: string;
  readonly invalidExplanation: string;
  readonly home: string;
}

/** The texts of the demo's sign-in page. */
export const SIGN_IN_TEXTS: Translated<SignInTexts> = {
  en: {
    title: 'Log in to the Amin demo',
    badge: 'Demo',
    explanation:
      'This page stands in for the real login service. There is no password, and nothing leaves this browser tab.',
    choose: 'Choose who logs in',
    decline: 'Decline and go back',
    invalidTitle: 'This login link cannot be used',
    invalidExplanation:
      'It is incomplete, or it leads to another site. Please start again from the home page.',
    home: 'Home page',
  },
  he: {
    title: 'כניסה להדגמה של אמין',
    badge: 'הדגמה',
    explanation: 'הדף הזה בא במקום שירות הכניסה האמיתי. אין סיסמה, ושום דבר לא יוצא מהכרטיסייה הזאת.',
    choose: 'באיזה חשבון נכנסים?',
    decline: 'ביטול וחזרה',
    invalidTitle: 'אי אפשר להשתמש בקישור הזה',
    invalidExplanation: 'הקישור חלקי או מוביל לאתר אחר. אפשר להתחיל מחדש מדף הבית.',
    home: 'לדף הבית',
  },
  ar: {
    title: 'تسجيل الدخول إلى عرض «أمين» التجريبي',
    badge: 'عرض تجريبي',
    explanation:
      'تحلّ هذه الصفحة محلّ خدمة تسجيل الدخول الحقيقية. لا حاجة إلى كلمة مرور، ولا يغادر شيء علامة التبويب هذه.',
    choose: 'اختيار الحساب',
    decline: 'الإلغاء والعودة',
    invalidTitle: 'لا يمكن استخدام هذا الرابط',
    invalidExplanation: 'الرابط ناقص أو يقود إلى موقع آخر. يمكن البدء من جديد من الصفحة الرئيسية.',
    home: 'الصفحة الرئيسية',
  },
};

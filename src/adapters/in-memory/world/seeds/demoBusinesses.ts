import type { Contact } from '@/domain/business/Contact';
import ac from '../photos/ac.svg?no-inline';
import cleaning from '../photos/cleaning.svg?no-inline';
import electric from '../photos/electric.svg?no-inline';
import keys from '../photos/keys.svg?no-inline';
import law from '../photos/law.svg?no-inline';
import plumbing from '../photos/plumbing.svg?no-inline';
import sea from '../photos/sea.svg?no-inline';
import tutor from '../photos/tutor.svg?no-inline';
import type { BusinessSeed } from './BusinessSeed';
import { AFTERNOONS, closed, hours, NIGHTS, OFFICE_HOURS, WORKING_WEEK } from './demoHours';

const JERUSALEM = 'Asia/Jerusalem';

const MAIN_OFFICE = { en: 'Main office', he: 'משרד ראשי', ar: 'المكتب الرئيسي' };
const EMERGENCY = { en: 'Emergency call-outs', he: 'קריאות דחופות', ar: 'خدمة الطوارئ' };

function contact(names: Contact['names'], details: Partial<Contact>): Contact {
  return { name: names.en, names, phoneNumbers: [], email: undefined, fax: undefined, ...details };
}

const TRADES: readonly BusinessSeed[] = [
  {
    id: 'AMN-10482',
    names: { en: 'Haddad Plumbing', he: 'חדאד אינסטלציה', ar: 'حداد للسباكة' },
    descriptions: {
      en: 'Leak detection, burst pipes and bathroom renovation. Same-day visits across Haifa and the bay.',
      he: 'איתור נזילות, פיצוצי צנרת ושיפוץ חדרי רחצה. הגעה באותו היום בכל חיפה והקריות.',
      ar: 'كشف تسرّبات وإصلاح مواسير وترميم حمّامات. نصل في اليوم نفسه إلى جميع أنحاء حيفا والكريوت.',
    },
    category: 'plumbing',
    keywords: ['leaks', 'pipes', 'bathrooms'],
    address: { en: '12 Herzl St., Haifa', he: 'הרצל 12, חיפה', ar: 'شارع هرتسل 12، حيفا' },
    status: 'active',
    isVerified: true,
    rating: 4.8,
    reviewCount: 127,
    profilePhoto: plumbing,
    operatingHours: WORKING_WEEK,
    contacts: [
      contact(MAIN_OFFICE, {
        phoneNumbers: ['04-812-3456', '052-123-4567'],
        email: 'office@example.com',
        fax: '04-812-3457',
      }),
      contact(EMERGENCY, { phoneNumbers: ['1-700-123-456'] }),
    ],
    timezone: JERUSALEM,
  },
  {
    id: 'AMN-10497',
    names: { en: 'Carmel Electric', he: 'חשמל הכרמל', ar: 'كهرباء الكرمل' },
    descriptions: {
      en: 'Licensed electrician for homes and small offices: panels, sockets, lighting and safety checks.',
      he: 'עבודות חשמל ברישיון לבתים ולמשרדים קטנים: לוחות, שקעים, תאורה ובדיקות בטיחות.',
      ar: 'أعمال كهرباء مرخّصة للبيوت والمكاتب الصغيرة: لوحات ومقابس وإضاءة وفحوصات أمان.',
    },
    category: 'electrical',
    address: { en: '8 Moriah St., Haifa', he: 'מוריה 8, חיפה', ar: 'شارع موريا 8، حيفا' },
    status: 'active',
    isVerified: true,
    rating: 4.6,
    reviewCount: 58,
    profilePhoto: electric,
    operatingHours: WORKING_WEEK,
    contacts: [contact(MAIN_OFFICE, { phoneNumbers: ['04-855-0142'], email: 'carmel@example.com' })],
    timezone: JERUSALEM,
  },
  {
    id: 'AMN-10533',
    names: { en: 'Bright Home', he: 'בית בהיר', ar: 'بيت مشرق' },
    descriptions: {
      en: 'Weekly home cleaning and deep cleaning before Passover, Ramadan or a move.',
      he: 'ניקיון שבועי לבית וניקיון יסודי לקראת פסח, רמדאן או מעבר דירה.',
      ar: 'تنظيف أسبوعي للبيوت وتنظيف شامل قبل رمضان أو الفصح أو عند الانتقال.',
    },
    category: 'cleaning',
    address: { en: '3 HaShalom St., Nesher', he: 'השלום 3, נשר', ar: 'شارع السلام 3، نيشر' },
    status: 'active',
    rating: 4.9,
    reviewCount: 203,
    profilePhoto: cleaning,
    operatingHours: WORKING_WEEK,
    contacts: [contact(MAIN_OFFICE, { phoneNumbers: ['04-830-0117', '050-123-0117'] })],
    timezone: JERUSALEM,
  },
  {
    id: 'AMN-10561',
    names: { en: 'Math with Noor', he: 'מתמטיקה עם נור', ar: 'رياضيات مع نور' },
    descriptions: {
      en: 'Patient one-to-one lessons for grades 7 to 12, up to five-unit matriculation.',
      he: 'שיעורים אישיים בסבלנות לכיתות ז׳ עד י״ב, עד חמש יחידות בבגרות.',
      ar: 'دروس فردية هادئة للصفوف من السابع إلى الثاني عشر، حتى خمس وحدات في البجروت.',
    },
    category: 'tutoring',
    address: { en: 'Online and in Haifa', he: 'אונליין ובחיפה', ar: 'عبر الإنترنت وفي حيفا' },
    status: 'inactive',
    isVerified: true,
    profilePhoto: tutor,
    operatingHours: AFTERNOONS,
    contacts: [
      contact(
        { en: 'Noor Haddad', he: 'נור חדאד', ar: 'نور حداد' },
        { phoneNumbers: ['052-123-4567'], email: 'math@example.com' },
      ),
    ],
    timezone: JERUSALEM,
  },
  {
    id: 'AMN-10588',
    names: { en: 'Galil Gardens', he: 'גני הגליל', ar: 'حدائق الجليل' },
    descriptions: {
      en: 'Garden care, irrigation and planting with local species that need little water.',
      he: 'טיפול בגינות, השקיה ושתילה של צמחים מקומיים חסכוניים במים.',
      ar: 'عناية بالحدائق وريّ وزراعة نباتات محلية لا تحتاج إلى ماء كثير.',
    },
    category: 'gardening',
    address: { en: '41 HaGalil St., Karmiel', he: 'הגליל 41, כרמיאל', ar: 'شارع الجليل 41، كرميئيل' },
    status: 'active',
    rating: 4.4,
    reviewCount: 31,
    operatingHours: [
      ...hours(0, '06:30-14:00'),
      ...hours(2, '06:30-14:00'),
      ...hours(4, '06:30-14:00'),
      ...closed(6),
    ],
    contacts: [contact(MAIN_OFFICE, { phoneNumbers: ['04-999-0163'], email: 'gardens@example.com' })],
    timezone: JERUSALEM,
  },
  {
    id: 'AMN-10604',
    names: { en: 'Cool Breeze', he: 'רוח קרירה', ar: 'نسمة باردة' },
    descriptions: {
      en: 'Installation, yearly service and repair of air conditioners of every make.',
      he: 'התקנה, טיפול שנתי ותיקון של מזגנים מכל היצרנים.',
      ar: 'تركيب مكيّفات من جميع الأنواع وصيانتها السنوية وتصليحها.',
    },
    category: 'air-conditioning',
    address: { en: '27 HaAtzmaut St., Acre', he: 'העצמאות 27, עכו', ar: 'شارع الاستقلال 27، عكا' },
    status: 'inactive',
    profilePhoto: ac,
    operatingHours: WORKING_WEEK,
    contacts: [
      contact(MAIN_OFFICE, {
        phoneNumbers: ['04-991-0184'],
        email: 'breeze@example.com',
        fax: '04-991-0185',
      }),
    ],
    timezone: JERUSALEM,
  },
];

/** Records with missing fields, an unknown time zone, overnight hours or an untranslated name, as real ones have. */
const UNUSUAL: readonly BusinessSeed[] = [
  {
    id: 'AMN-10617',
    names: { en: 'Haddad & Levi, Attorneys', he: 'חדאד ולוי, עורכי דין', ar: 'حداد وليفي، محامون' },
    displayNames: { en: 'Property and family law', he: 'מקרקעין ודיני משפחה', ar: 'عقارات وأحوال شخصية' },
    descriptions: {
      en: 'Contracts for homes, inheritance and family agreements, explained in plain words.',
      he: 'חוזי דירה, ירושות והסכמי משפחה, בהסבר פשוט ובגובה העיניים.',
      ar: 'عقود سكن وميراث واتفاقيات عائلية، بشرح بسيط وواضح.',
    },
    category: 'law',
    address: {
      en: '19 Ben Gurion St., Haifa',
      he: 'בן גוריון 19, חיפה',
      ar: 'شارع بن غوريون 19، حيفا',
    },
    status: 'active',
    isVerified: true,
    profilePhoto: law,
    operatingHours: OFFICE_HOURS,
    contacts: [contact(MAIN_OFFICE, { phoneNumbers: ['04-852-0171'], email: 'law@example.com' })],
    timezone: 'Israel/Haifa',
  },
  {
    id: 'AMN-10625',
    names: { en: 'Key and Door', he: 'מפתח ודלת', ar: 'مفتاح وباب' },
    descriptions: {
      en: 'Locked out at night? Doors are opened without damage and locks changed on the spot.',
      he: 'הדלת נטרקה באמצע הלילה? פתיחה בלי נזק והחלפת מנעולים במקום.',
      ar: 'انغلق الباب ليلًا؟ فتح الأبواب دون ضرر وتبديل الأقفال على الفور.',
    },
    category: 'locksmith',
    address: { en: '88 Jaffa St., Haifa', he: 'יפו 88, חיפה', ar: 'شارع يافا 88، حيفا' },
    status: 'active',
    rating: 4.7,
    reviewCount: 96,
    profilePhoto: keys,
    operatingHours: NIGHTS,
    contacts: [contact({}, { phoneNumbers: ['1-700-123-789'], email: 'keys@example.com' })],
    website: 'https://keys.example.com',
    timezone: JERUSALEM,
  },
  {
    id: 'AMN-10631',
    names: { he: 'צלילות נור', ar: 'غوص مع نور' },
    descriptions: {
      he: 'קורסי צלילה וצלילות מודרכות מחוף דור, בקבוצות קטנות.',
      ar: 'دورات غوص وجولات غوص بإرشاد مهني من شاطئ الطنطورة، في مجموعات صغيرة.',
    },
    category: 'diving',
    status: 'draft',
    profilePhoto: sea,
  },
];

/** In the order of the owner's list. */
export const DEMO_BUSINESSES: readonly BusinessSeed[] = [...TRADES, ...UNUSUAL];

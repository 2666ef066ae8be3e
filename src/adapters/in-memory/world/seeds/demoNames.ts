import type { Translated } from '@/domain/shared/language';

/* The parts of the generated names and addresses in demoLargeOwners.ts. */

type Words = Translated<string>;

export interface Trade {
  readonly category: string;
  readonly word: Words;
  readonly text: Words;
}

export const TRADES: readonly Trade[] = [
  {
    category: 'plumbing',
    word: { en: 'Plumbing', he: 'אינסטלציה', ar: 'سباكة' },
    text: {
      en: 'Leaks, pipes and bathrooms.',
      he: 'נזילות, צנרת וחדרי רחצה.',
      ar: 'تسرّبات ومواسير وحمّامات.',
    },
  },
  {
    category: 'electrical',
    word: { en: 'Electric', he: 'חשמל', ar: 'كهرباء' },
    text: { en: 'Panels, sockets and lighting.', he: 'לוחות, שקעים ותאורה.', ar: 'لوحات ومقابس وإضاءة.' },
  },
  {
    category: 'cleaning',
    word: { en: 'Cleaning', he: 'ניקיון', ar: 'تنظيف' },
    text: {
      en: 'Homes, offices and stairwells.',
      he: 'בתים, משרדים וחדרי מדרגות.',
      ar: 'بيوت ومكاتب وأدراج بنايات.',
    },
  },
  {
    category: 'tutoring',
    word: { en: 'Tutoring', he: 'שיעורים פרטיים', ar: 'دروس خصوصية' },
    text: {
      en: 'Patient lessons for every grade.',
      he: 'שיעורים בסבלנות לכל כיתה.',
      ar: 'دروس هادئة وصبورة لكل الصفوف.',
    },
  },
  {
    category: 'gardening',
    word: { en: 'Gardens', he: 'גינון', ar: 'حدائق' },
    text: { en: 'Care, irrigation and planting.', he: 'טיפול, השקיה ושתילה.', ar: 'عناية وريّ وزراعة.' },
  },
  {
    category: 'air-conditioning',
    word: { en: 'Air Conditioning', he: 'מיזוג אוויר', ar: 'تكييف' },
    text: { en: 'Installation and yearly service.', he: 'התקנה וטיפול שנתי.', ar: 'تركيب وصيانة سنوية.' },
  },
  {
    category: 'law',
    word: { en: 'Law Office', he: 'משרד עורכי דין', ar: 'مكتب محاماة' },
    text: { en: 'Contracts in plain words.', he: 'חוזים בשפה פשוטה.', ar: 'عقود بلغة بسيطة.' },
  },
  {
    category: 'locksmith',
    word: { en: 'Locks', he: 'מנעולים', ar: 'أقفال' },
    text: { en: 'Doors opened without damage.', he: 'פתיחת דלתות בלי נזק.', ar: 'فتح أبواب دون ضرر.' },
  },
];

export const FAMILIES: readonly Words[] = [
  { en: 'Haddad', he: 'חדאד', ar: 'حداد' },
  { en: 'Levi', he: 'לוי', ar: 'ليفي' },
  { en: 'Khoury', he: 'ח׳ורי', ar: 'خوري' },
  { en: 'Mizrahi', he: 'מזרחי', ar: 'مزراحي' },
  { en: 'Mansour', he: 'מנסור', ar: 'منصور' },
  { en: 'Peretz', he: 'פרץ', ar: 'بيرتس' },
  { en: 'Saleh', he: 'סאלח', ar: 'صالح' },
  { en: 'Friedman', he: 'פרידמן', ar: 'فريدمان' },
  { en: 'Amara', he: 'עמארה', ar: 'عمارة' },
  { en: 'Biton', he: 'ביטון', ar: 'بيطون' },
];

/** More family names, for an owner whose business names do not contain the town. */
export const MORE_FAMILIES: readonly Words[] = [
  { en: 'Cohen', he: 'כהן', ar: 'كوهين' },
  { en: 'Daher', he: 'דאהר', ar: 'ضاهر' },
  { en: 'Azoulay', he: 'אזולאי', ar: 'أزولاي' },
  { en: 'Nassar', he: 'נסאר', ar: 'نصار' },
  { en: 'Ohayon', he: 'אוחיון', ar: 'أوحيون' },
  { en: 'Salman', he: 'סלמאן', ar: 'سلمان' },
  { en: 'Katz', he: 'כץ', ar: 'كاتس' },
  { en: 'Odeh', he: 'עודה', ar: 'عودة' },
  { en: 'Dahan', he: 'דהן', ar: 'دهان' },
  { en: 'Shehadeh', he: 'שחאדה', ar: 'شحادة' },
  { en: 'Malka', he: 'מלכה', ar: 'ملكا' },
  { en: 'Zoabi', he: 'זועבי', ar: 'زعبي' },
  { en: 'Golan', he: 'גולן', ar: 'جولان' },
  { en: 'Halabi', he: 'חלבי', ar: 'حلبي' },
  { en: 'Segal', he: 'סגל', ar: 'سيغال' },
];

export const STREETS: readonly Words[] = [
  { en: 'Herzl St.', he: 'הרצל', ar: 'شارع هرتسل' },
  { en: 'HaZayit St.', he: 'הזית', ar: 'شارع الزيتون' },
  { en: 'Jaffa St.', he: 'יפו', ar: 'شارع يافا' },
  { en: 'HaAtzmaut St.', he: 'העצמאות', ar: 'شارع الاستقلال' },
  { en: 'HaGefen St.', he: 'הגפן', ar: 'شارع الكرمة' },
  { en: 'HaNasi Blvd.', he: 'שדרות הנשיא', ar: 'جادة الرئيس' },
  { en: 'HaHaroshet St.', he: 'החרושת', ar: 'شارع الصناعة' },
  { en: 'HaGalil St.', he: 'הגליל', ar: 'شارع الجليل' },
  { en: 'HaShalom St.', he: 'השלום', ar: 'شارع السلام' },
  { en: 'HaTamar St.', he: 'התמר', ar: 'شارع النخيل' },
  { en: 'HaHistadrut Blvd.', he: 'שדרות ההסתדרות', ar: 'جادة الهستدروت' },
];

export const TOWNS: readonly Words[] = [
  { en: 'Haifa', he: 'חיפה', ar: 'حيفا' },
  { en: 'Acre', he: 'עכו', ar: 'عكا' },
  { en: 'Nazareth', he: 'נצרת', ar: 'الناصرة' },
  { en: 'Karmiel', he: 'כרמיאל', ar: 'كرميئيل' },
  { en: 'Nahariya', he: 'נהריה', ar: 'نهاريا' },
  { en: 'Safed', he: 'צפת', ar: 'صفد' },
  { en: 'Tiberias', he: 'טבריה', ar: 'طبريا' },
  { en: 'Afula', he: 'עפולה', ar: 'العفولة' },
  { en: 'Umm al-Fahm', he: 'אום אל־פחם', ar: 'أم الفحم' },
  { en: 'Hadera', he: 'חדרה', ar: 'الخضيرة' },
  { en: 'Netanya', he: 'נתניה', ar: 'نتانيا' },
  { en: 'Tira', he: 'טירה', ar: 'الطيرة' },
  { en: 'Tayibe', he: 'טייבה', ar: 'الطيبة' },
  { en: 'Kfar Saba', he: 'כפר סבא', ar: 'كفار سابا' },
  { en: 'Tel Aviv', he: 'תל אביב', ar: 'تل أبيب' },
  { en: 'Jaffa', he: 'יפו', ar: 'يافا' },
  { en: 'Ramla', he: 'רמלה', ar: 'الرملة' },
  { en: 'Lod', he: 'לוד', ar: 'اللد' },
  { en: 'Rehovot', he: 'רחובות', ar: 'رحوفوت' },
  { en: 'Jerusalem', he: 'ירושלים', ar: 'القدس' },
  { en: 'Ashdod', he: 'אשדוד', ar: 'أشدود' },
  { en: 'Ashkelon', he: 'אשקלון', ar: 'عسقلان' },
  { en: 'Beersheba', he: 'באר שבע', ar: 'بئر السبع' },
  { en: 'Rahat', he: 'רהט', ar: 'رهط' },
  { en: 'Eilat', he: 'אילת', ar: 'إيلات' },
];

/** Functions that append the name of a quarter to the name of a town. The first function returns the town alone. */
export const QUARTERS: readonly ((town: Words) => Words)[] = [
  (town) => town,
  ({ en, he, ar }) => ({ en: `${en} North`, he: `${he} צפון`, ar: `شمال ${ar}` }),
  ({ en, he, ar }) => ({ en: `${en} South`, he: `${he} דרום`, ar: `جنوب ${ar}` }),
  ({ en, he, ar }) => ({ en: `${en} East`, he: `${he} מזרח`, ar: `شرق ${ar}` }),
  ({ en, he, ar }) => ({ en: `${en} West`, he: `${he} מערב`, ar: `غرب ${ar}` }),
];

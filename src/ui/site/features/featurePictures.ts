/**
 * The pictures of the features page: the language they were taken in, and their size in CSS pixels. `npm run pictures
 * -- --features` takes them from the demo.
 */
export const FEATURE_PICTURES = {
  'card-en': { language: 'en', width: 368, height: 250 },
  'card-he': { language: 'he', width: 368, height: 250 },
  'card-ar': { language: 'ar', width: 368, height: 250 },
  unconfirmed: { language: 'he', width: 520, height: 400 },
  restored: { language: 'ar', width: 520, height: 400 },
  visible: { language: 'ar', width: 350, height: 224 },
  subscription: { language: 'he', width: 350, height: 330 },
  hours: { language: 'en', width: 350, height: 330 },
} as const;

export type FeaturePictureName = keyof typeof FEATURE_PICTURES;

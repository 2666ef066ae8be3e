/** The id of the section that Learn More links to. */
export const FEATURES_ID = 'features';

/** Id of the section that Learn More leads to. */
export const FEATURES_ID = 'features';

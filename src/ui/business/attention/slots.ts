import { slot } from '@/ui/i18n/slot';

/** The values that the sentences about dates and charges show as elements of their own. */
export const SLOTS = { date: slot('date'), month: slot('month'), price: slot('price') };

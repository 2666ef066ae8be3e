import { paths } from '@/ui/shell/paths';

/** The links of the navigation in their order (spec section 2). */
export const NAVIGATION_LINKS = [
  { name: 'home', to: paths.home },
  { name: 'pricing', to: paths.pricing },
  { name: 'features', to: paths.features },
  { name: 'about', to: paths.about },
  { name: 'contact', to: paths.contact },
] as const;

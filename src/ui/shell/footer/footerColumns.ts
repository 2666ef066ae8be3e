import type { TextKey } from '@/ui/i18n/Texts';
import { paths } from '@/ui/shell/paths';
import { COMPANY } from '@/ui/company/companyContent';

export interface FooterLink {
  readonly text: TextKey;
  /** A path inside the app. */
  readonly to?: string | undefined;
  /** The URL of another site or of a mail or phone app. */
  readonly href?: string | undefined;
}

export interface FooterColumn {
  readonly title: TextKey;
  readonly links: readonly FooterLink[];
}

/** The four columns. Security is a section of the privacy policy. */
export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    title: 'shell.footer.product',
    links: [
      { text: 'shell.navigation.home', to: paths.home },
      { text: 'shell.navigation.features', to: paths.features },
      { text: 'shell.navigation.pricing', to: paths.pricing },
    ],
  },
  {
    title: 'shell.footer.company',
    links: [
      { text: 'shell.navigation.about', to: paths.about },
      { text: 'shell.footer.careers', to: paths.careers },
      { text: 'shell.navigation.contact', to: paths.contact },
    ],
  },
  {
    title: 'shell.footer.support',
    links: [
      { text: 'shell.navigation.contact', to: paths.contact },
      { text: 'shell.footer.whatsApp', href: COMPANY.whatsApp.url },
      { text: 'shell.footer.phone', href: COMPANY.phone.url },
    ],
  },
  {
    title: 'shell.footer.legal',
    links: [
      { text: 'shell.footer.privacy', to: paths.privacy },
      { text: 'shell.footer.terms', to: paths.terms },
      { text: 'shell.footer.cookies', to: paths.cookies },
      { text: 'shell.footer.accessibility', to: paths.accessibility },
      { text: 'shell.footer.security', to: paths.security },
    ],
  },
];

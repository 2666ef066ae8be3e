import { Globe, Mail, MapPin, Phone, Printer } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { type Business, nameIn } from '@/domain/business/Business';
import { type Contact, hasDetails } from '@/domain/business/Contact';
import type { Language } from '@/domain/shared/language';
import { type TextInLanguage as Text, textInLanguageOrAny } from '@/domain/shared/LocalizedText';
import { parseEmail } from '@/domain/validation/email';
import { dialledNumber } from '@/domain/validation/phoneNumber';
import { cleanWebsite } from '@/domain/validation/website';
import { EditLink } from '@/ui/business/detail/EditLinks';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './contact-card.module.scss';

/** Whether the business has a value that ContactCard shows. */
export function hasContacts({ contacts, website, address }: Business): boolean {
  return contacts.length > 0 || website !== undefined || address !== undefined;
}

/** The contacts of the business and its address. Missing values are left out. */
export const ContactCard = memo(function ContactCard({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const { address, contacts, website } = business;
  return (
    <TitledCard
      title={t('detail.contact.title')}
      beside={<EditLink part="contacts" spokenSuffix={t('detail.contact.title')} />}
    >
      {contacts.map((contact, position) => (
        <ContactBlock key={`${position} ${contact.name ?? ''}`} contact={contact} business={business} />
      ))}
      {website !== undefined && (
        <Block name={t('detail.contact.website')}>
          <Fact kind="website">{website}</Fact>
        </Block>
      )}
      {address !== undefined && (
        <Block name={t('detail.contact.address')}>
          <Fact kind="address">{address}</Fact>
        </Block>
      )}
    </TitledCard>
  );
});

/** A contact, the website or the address: a heading and the values below it. */
function Block({ name, children }: { readonly name: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className={styles['block']}>
      <h3 className={styles['name']}>{name}</h3>
      {children !== undefined && <ul role="list">{children}</ul>}
    </div>
  );
}

function ContactBlock({ contact, business }: { readonly contact: Contact; readonly business: Business }) {
  const { language } = useTranslation();
  const { phoneNumbers, email, fax } = contact;
  const name = <TextInLanguage of={contactName(contact, business, language)} />;
  if (!hasDetails(contact)) return <Block name={name} />;
  return (
    <Block name={name}>
      {phoneNumbers.map((phone, position) => (
        <Fact key={`${position} ${phone}`} kind="phone">
          {phone}
        </Fact>
      ))}
      {email !== undefined && <Fact kind="email">{email}</Fact>}
      {fax !== undefined && <Fact kind="fax">{fax}</Fact>}
    </Block>
  );
}

/** A contact without a name has the name of the business. */
function contactName(contact: Contact, business: Business, language: Language): Text {
  return (
    textInLanguageOrAny(contact.names, language) ??
    (contact.name === undefined ? nameIn(business, language) : { text: contact.name, language: undefined })
  );
}

interface FactProps {
  readonly kind: keyof typeof FACTS;
  readonly children: string;
}

/** A value, after what its icon shows unless the heading says it. A website opens in a new tab. */
function Fact({ kind, children }: FactProps) {
  const { t } = useTranslation();
  const { icon, linkTo } = FACTS[kind];
  const isWebsite = kind === 'website';
  const text = shownText(children, kind === 'fax' ? 'phone' : kind);
  /* Phone numbers, email addresses and URLs are written from left to right in every language. */
  const value = kind === 'address' ? <bdi>{text}</bdi> : <Ltr>{text}</Ltr>;
  const href = linkTo(children);
  return (
    <li className={styles['fact']}>
      <Icon of={icon} />
      {!isWebsite && kind !== 'address' && <VisuallyHidden>{t(`detail.contact.${kind}`)}</VisuallyHidden>}
      {href === undefined ? (
        <span className={styles['value']}>{value}</span>
      ) : (
        <a
          className={styles['link']}
          href={href}
          {...(isWebsite ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {value}
          {isWebsite && <VisuallyHidden>{` ${t('detail.contact.opensNewTab')}`}</VisuallyHidden>}
        </a>
      )}
    </li>
  );
}

/* A text becomes a link only if it is certainly a phone number, an email address or a URL (threats T4). */

const MAX_URL_LENGTH = 2000;
const WEB_PROTOCOLS = new Set(['https:', 'http:']);

export function phoneLink(text: string): string | undefined {
  const number = dialledNumber(text);
  return number === undefined ? undefined : `tel:${number}`;
}

/** Encodes only punctuation, so that letters of other scripts stay readable in the link. */
export function emailLink(text: string): string | undefined {
  const email = parseEmail(text);
  return email.ok
    ? `mailto:${email.value.replaceAll(/[%?&#/"^`{|}]/g, (mark) => encodeURIComponent(mark))}`
    : undefined;
}

/** Adds `https:` to a URL without a scheme. */
export function websiteLink(input: string): string | undefined {
  const text = cleanWebsite(input);
  if (text.length > MAX_URL_LENGTH || /\s/.test(text)) return undefined;
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return undefined;
  const url = new URL(withScheme);
  if (!WEB_PROTOCOLS.has(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  return url.hostname.includes('.') ? url.href : undefined;
}

const NO_LINK = (): undefined => undefined;

const FACTS = {
  phone: { icon: Phone, linkTo: phoneLink },
  email: { icon: Mail, linkTo: emailLink },
  fax: { icon: Printer, linkTo: NO_LINK },
  website: { icon: Globe, linkTo: websiteLink },
  address: { icon: MapPin, linkTo: NO_LINK },
} as const;

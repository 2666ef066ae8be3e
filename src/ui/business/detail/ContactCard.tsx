import { Globe, type LucideIcon, Mail, MapPin, Phone, Printer } from 'lucide-react';
import { memo, type ReactElement, type ReactNode } from 'react';
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
          <Fact icon={Globe}>
            <LinkedValue kind="website" href={websiteLink(website)}>
              {website}
            </LinkedValue>
          </Fact>
        </Block>
      )}
      {address !== undefined && (
        <Block name={t('detail.contact.address')}>
          <Fact icon={MapPin}>
            <span className={styles['value']}>
              <bdi>{shownText(address, 'address')}</bdi>
            </span>
          </Fact>
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
  const { t, language } = useTranslation();
  const { phoneNumbers, email, fax } = contact;
  const name = <TextInLanguage of={contactName(contact, business, language)} />;
  if (!hasDetails(contact)) return <Block name={name} />;
  return (
    <Block name={name}>
      {phoneNumbers.map((phone, position) => (
        <Fact key={`${position} ${phone}`} icon={Phone} kind={t('detail.contact.phone')}>
          <LinkedValue kind="phone" href={phoneLink(phone)}>
            {phone}
          </LinkedValue>
        </Fact>
      ))}
      {email !== undefined && (
        <Fact icon={Mail} kind={t('detail.contact.email')}>
          <LinkedValue kind="email" href={emailLink(email)}>
            {email}
          </LinkedValue>
        </Fact>
      )}
      {fax !== undefined && (
        <Fact icon={Printer} kind={t('detail.contact.fax')}>
          <LinkedValue kind="phone" href={undefined}>
            {fax}
          </LinkedValue>
        </Fact>
      )}
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
  readonly icon: LucideIcon;
  /** Says what the icon shows, for assistive technology. */
  readonly kind?: string | undefined;
  readonly children: ReactElement;
}

function Fact({ icon, kind, children }: FactProps) {
  return (
    <li className={styles['fact']}>
      <Icon of={icon} />
      {kind !== undefined && <VisuallyHidden>{kind}</VisuallyHidden>}
      {children}
    </li>
  );
}

interface LinkedValueProps {
  /** Undefined shows the value as plain text. */
  readonly href: string | undefined;
  readonly kind: 'phone' | 'email' | 'website';
  readonly children: string;
}

/** A phone number, an email address or a URL, from left to right in every language. A website opens in a new tab. */
function LinkedValue({ href, kind, children }: LinkedValueProps) {
  const { t } = useTranslation();
  const isWebsite = kind === 'website';
  const value = <Ltr>{shownText(children, kind)}</Ltr>;
  if (href === undefined) return <span className={styles['value']}>{value}</span>;
  return (
    <a
      className={styles['link']}
      href={href}
      {...(isWebsite ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {value}
      {isWebsite && <VisuallyHidden>{` ${t('detail.contact.opensNewTab')}`}</VisuallyHidden>}
    </a>
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

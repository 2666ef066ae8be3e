import { Globe, Mail, MapPin, Phone, Printer, type LucideIcon } from 'lucide-react';
import { memo, type ReactElement, type ReactNode } from 'react';
import { nameIn, type Business } from '@/domain/business/Business';
import { hasDetails, type Contact } from '@/domain/business/Contact';
import { textInLanguageOrAny, type TextInLanguage as Text } from '@/domain/shared/LocalizedText';
import type { Language } from '@/domain/shared/language';
import { EditLink } from '@/ui/business/detail/EditLinks';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Isolated } from '@/ui/design/components/isolated/Isolated';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { emailLink, phoneLink, websiteLink } from './contactLinks';
import styles from './contact-card.module.scss';

/** Whether there is anything to show. */
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
      beside={<EditLink part="contacts" subject={t('detail.contact.title')} />}
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
              <Isolated>{shownText(address, 'address')}</Isolated>
            </span>
          </Fact>
        </Block>
      )}
    </TitledCard>
  );
});

/** A contact, the website or the address, below its name. */
function Block({ name, children }: { readonly name: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className={styles['block']}>
      <h3 className={styles['name']}>{name}</h3>
      {children !== undefined && <ul>{children}</ul>}
    </div>
  );
}

function ContactBlock({ contact, business }: { readonly contact: Contact; readonly business: Business }) {
  const { t } = useTranslation();
  const language = useLanguage();
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
  if (href === undefined)
    return (
      <span className={styles['value']}>
        <Ltr>{shownText(children, kind)}</Ltr>
      </span>
    );
  return (
    <a
      className={styles['link']}
      href={href}
      {...(isWebsite ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <Ltr>{shownText(children, kind)}</Ltr>
      {isWebsite && <VisuallyHidden>{` ${t('detail.contact.opensNewTab')}`}</VisuallyHidden>}
    </a>
  );
}

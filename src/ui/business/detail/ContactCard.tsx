import { Globe, Mail, MapPin, Phone, Printer, type LucideIcon } from 'lucide-react';
import { memo, useId, type ReactNode } from 'react';
import { nameIn, type Business } from '@/domain/business/Business';
import { hasDetails, type Contact } from '@/domain/business/Contact';
import { textInLanguageOrAny, type TextInLanguage as Text } from '@/domain/shared/LocalizedText';
import type { Language } from '@/domain/shared/language';
import { GetTheApp } from '@/ui/company/GetTheApp';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Isolated } from '@/ui/design/components/isolated/Isolated';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import { emailLink, phoneLink, websiteLink } from './contactLinks';
import styles from './detail.module.scss';

/** The contacts of the business and its address. Other missing values are left out. */
export const ContactCard = memo(function ContactCard({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const headingId = useId();
  const { address, contacts, website } = business;
  return (
    <Card labelledBy={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {t('detail.contact.title')}
      </h2>
      {!contacts.some(hasDetails) && website === undefined && (
        <div className={styles['none']}>
          <p>{t('detail.contact.none')}</p>
          <GetTheApp />
        </div>
      )}
      {contacts.map((contact, position) => (
        <ContactBlock key={`${position} ${contact.name ?? ''}`} contact={contact} business={business} />
      ))}
      {website !== undefined && (
        <div className={styles['contact']}>
          <dl className={styles['facts']}>
            <Fact icon={Globe} label={t('detail.contact.website')}>
              <LinkedValue kind="website" href={websiteLink(website)}>
                {website}
              </LinkedValue>
            </Fact>
          </dl>
        </div>
      )}
      <div className={styles['contact']}>
        <dl className={styles['facts']}>
          <Fact icon={MapPin} label={t('detail.contact.address')}>
            {address === undefined ? (
              <span className={styles['missing']}>{t('detail.contact.noAddress')}</span>
            ) : (
              <Isolated>{shownText(address, 'address')}</Isolated>
            )}
          </Fact>
        </dl>
      </div>
    </Card>
  );
});

interface ContactBlockProps {
  readonly contact: Contact;
  readonly business: Business;
}

function ContactBlock({ contact, business }: ContactBlockProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { phoneNumbers, email, fax } = contact;
  return (
    <div className={styles['contact']}>
      <h3 className={styles['contactName']}>
        <TextInLanguage of={contactName(contact, business, language)} />
      </h3>
      {hasDetails(contact) && (
        <dl className={styles['facts']}>
          {phoneNumbers.length > 0 && (
            <Fact icon={Phone} label={t('detail.contact.phone')}>
              {phoneNumbers.map((phone, position) => (
                <LinkedValue key={`${position} ${phone}`} kind="phone" href={phoneLink(phone)}>
                  {phone}
                </LinkedValue>
              ))}
            </Fact>
          )}
          {email !== undefined && (
            <Fact icon={Mail} label={t('detail.contact.email')}>
              <LinkedValue kind="email" href={emailLink(email)}>
                {email}
              </LinkedValue>
            </Fact>
          )}
          {fax !== undefined && (
            <Fact icon={Printer} label={t('detail.contact.fax')}>
              <LinkedValue kind="phone" href={undefined}>
                {fax}
              </LinkedValue>
            </Fact>
          )}
        </dl>
      )}
    </div>
  );
}

/** A single contact without a name has the name of the business. */
function contactName(contact: Contact, business: Business, language: Language): Text {
  return (
    textInLanguageOrAny(contact.names, language) ??
    (contact.name === undefined ? nameIn(business, language) : { text: contact.name, language: undefined })
  );
}

interface FactProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly children: ReactNode;
}

/** A label and its value, as an entry of a description list. */
function Fact({ icon, label, children }: FactProps) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['label']}>
        <Icon of={icon} />
        <span>{label}</span>
      </dt>
      <dd className={styles['value']}>{children}</dd>
    </div>
  );
}

interface LinkedValueProps {
  /** The target of the link. When undefined, the value is plain text. */
  readonly href: string | undefined;
  /** A website opens in a new tab. */
  readonly kind: 'phone' | 'email' | 'website';
  readonly children: string;
}

/** A phone number, an email address or a URL. It is always written from left to right. */
function LinkedValue({ href, kind, children }: LinkedValueProps) {
  const { t } = useTranslation();
  const isWebsite = kind === 'website';
  if (href === undefined)
    return (
      <span>
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

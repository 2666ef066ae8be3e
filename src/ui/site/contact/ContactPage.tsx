import { Headset, type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHead } from '@/ui/site/page-head/PageHead';
import { PageMetadata } from '@/ui/site/PageMetadata';
import { useProductName } from '@/ui/shell/useProductName';
import { Card } from '@/ui/design/components/card/Card';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { EmailLink, ContactLink } from '@/ui/company/ContactLink';
import { COMPANY, AROUND_THE_CLOCK } from '@/ui/company/companyContent';
import { ArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { paths } from '@/ui/shell/paths';
import { GetTheApp } from '@/ui/company/GetTheApp';
import styles from './contact.module.scss';

/** How and when to reach the company (spec section 2). */
export function ContactPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMetadata title={t('contact.pageTitle')} description={t('contact.description')} />
      <PageHead title={t('contact.title')} lead={t('contact.lead')} />
      <PageContainer className={styles['page']}>
        <Channels />
        <div className={styles['side']}>
          <SupportHours />
          <BusinessInquiries />
          <Notice kind="info" title={t('contact.before.title')}>
            {t('contact.before.text')}
          </Notice>
        </div>
        <AdditionalInformation />
      </PageContainer>
    </>
  );
}

const DAYS = ['weekdays', 'saturday'] as const;

/** Sunday is last, as in spec section 2. */
function SupportHours() {
  const { t } = useTranslation();
  return (
    <Card labelledBy="hours">
      <h2 id="hours" className={styles['title']}>
        {t('contact.hours.title')}
      </h2>
      <dl className={styles['hours']}>
        {DAYS.map((day) => (
          <div key={day} className={styles['day']}>
            <dt>{t(`contact.hours.${day}`)}</dt>
            <dd>
              <Ltr>{t(`contact.hours.${day}Time`)}</Ltr>
            </dd>
          </div>
        ))}
        <div className={styles['day']}>
          <dt>{t('contact.hours.sunday')}</dt>
          <dd className={styles['closed']}>{t('contact.hours.closed')}</dd>
        </div>
      </dl>
      <p className={styles['zone']}>{t('contact.hours.zone')}</p>
    </Card>
  );
}

/** The contact for anyone who is neither a customer nor the owner of a business. */
function BusinessInquiries() {
  const { t } = useTranslation();
  return (
    <Card labelledBy="business-inquiries">
      <h2 id="business-inquiries" className={styles['title']}>
        {t('contact.business.title')}
      </h2>
      <p className={styles['text']}>{t('contact.business.text')}</p>
      <EmailLink address={COMPANY.businessEmail} className={styles['address']} />
    </Card>
  );
}

interface Channel {
  readonly name: 'phone' | 'whatsApp' | 'general' | 'support';
  readonly icon: LucideIcon;
  readonly shown: string;
  readonly url: string;
}

const CHANNELS: readonly Channel[] = [
  { name: 'phone', icon: Phone, ...COMPANY.phone },
  { name: 'whatsApp', icon: MessageCircle, ...COMPANY.whatsApp },
  { name: 'general', icon: Mail, shown: COMPANY.email, url: `mailto:${COMPANY.email}` },
  { name: 'support', icon: Headset, shown: COMPANY.supportEmail, url: `mailto:${COMPANY.supportEmail}` },
];

/** Phone, WhatsApp and two email addresses, each with its purpose. */
function Channels() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="channels">
      <h2 id="channels" className={styles['hidden']}>
        {t('contact.channels.label')}
      </h2>
      <ul role="list" className={styles['cards']}>
        {CHANNELS.map(({ name, icon, shown, url }) => (
          <Card key={name} as="li" className={styles['card']}>
            <ArchMark icon={icon} size="medium" />
            <h3 className={styles['name']}>{t(`contact.channels.${name}`)}</h3>
            <p className={styles['text']}>{t(`contact.channels.${name}Text`)}</p>
            <ContactLink className={styles['address']} href={url}>
              {shown}
            </ContactLink>
          </Card>
        ))}
      </ul>
    </section>
  );
}

const FACTS = ['clock', 'safety', 'new', 'access'] as const;

/** The hours of the channels, what support never asks for, the mobile app and accessibility. */
function AdditionalInformation() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <section className={styles['more']} aria-labelledby="more">
      <h2 id="more">{t('contact.more.title')}</h2>
      <dl className={styles['facts']}>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt className={styles['fact']}>{t(`contact.more.${fact}Title`)}</dt>
            <dd className={styles['text']}>
              <Sentence
                of={`contact.more.${fact}Text`}
                values={{
                  hours: <Ltr>{AROUND_THE_CLOCK}</Ltr>,
                  accessibilityPage: (
                    <Link to={paths.accessibility}>{t('contact.more.accessibilityPage')}</Link>
                  ),
                  product,
                }}
              />
              {fact === 'new' && <GetTheApp />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

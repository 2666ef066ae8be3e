import { Headset, type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import { ArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { Card } from '@/ui/design/components/card/Card';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ContactLink } from '@/ui/company/ContactLink';
import { COMPANY } from '@/ui/company/companyContent';
import styles from './contact.module.scss';

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
export function Channels() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="channels">
      <h2 id="channels" className={styles['hidden']}>
        {t('contact.channels.label')}
      </h2>
      <ul className={styles['cards']}>
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

import { ChevronDown, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { SPACE } from '@/ui/design/components/space/space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { isolated } from '@/ui/i18n/isolated';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useFocusAfterRender } from '@/ui/design/useFocusAfterRender';
import { ContactFields, type ContactFieldsProps } from './ContactFields';
import { contactTitle } from './contactTitle';
import styles from './contacts.module.scss';

interface ContactFieldsetProps extends ContactFieldsProps {
  readonly position: number;
  /** The field that the URL names. */
  readonly fieldInUrl: string | undefined;
  /** Undefined if the contact cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** One contact. Folded at first, unless it is the first one, is new, has an error or is named by the URL. */
export const ContactFieldset = observer(function ContactFieldset(props: ContactFieldsetProps) {
  const { form, field, contact, position } = props;
  const { t, language } = useTranslation();
  const root = useRef<HTMLFieldSetElement>(null);
  const focusAfterRender = useFocusAfterRender(root);
  const isNew = form.initial[field] === undefined;
  const [isOpen, setIsOpen] = useState(position === 0 || isNew || props.fieldInUrl === field);
  if (form.errorsOf(field).length > 0 && !isOpen) setIsOpen(true);
  const title = contactTitle(t, contact, { language, position });
  const phones = contact.phoneNumbers.filter((phone) => phone !== '');
  return (
    <Card>
      <fieldset ref={root} className={styles['contact']} data-focus={field}>
        <legend className={styles['title']}>
          <h2>
            <TextInLanguage of={title} />
          </h2>
        </legend>
        {isOpen ? (
          <>
            <ContactFields {...props} />
            {/* After the fields, because EditingForm focuses the first control. */}
            {props.onRemove !== undefined && (
              <div className={styles['remove']}>
                <Button
                  kind="danger-quiet"
                  size="small"
                  flush="end"
                  icon={Trash2}
                  label={t('editing.contacts.removeContactOf', { name: isolated(title.text) })}
                  onPress={props.onRemove}
                >
                  {t('editing.contacts.removeContact')}
                </Button>
              </div>
            )}
          </>
        ) : (
          <button
            type="button"
            className={styles['folded']}
            aria-expanded={false}
            onClick={() => {
              setIsOpen(true);
              focusAfterRender(field);
            }}
          >
            <VisuallyHidden>{t('editing.contacts.edit', { name: isolated(title.text) })}</VisuallyHidden>
            {SPACE}
            <span className={styles['sum']}>
              {phones.map((phone, index) => (
                <span key={index}>
                  <Ltr>{phone}</Ltr>
                </span>
              ))}
            </span>
            <Icon of={ChevronDown} />
          </button>
        )}
      </fieldset>
    </Card>
  );
});

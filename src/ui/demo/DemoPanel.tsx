import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { textInLanguageOrAny } from '@/domain/shared/LocalizedText';
import { Button } from '@/ui/design/components/button/Button';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { Select } from '@/ui/design/components/select/Select';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { DEMO_CALLS, DEMO_OUTAGES } from '@/application/ports/DemoControls';
import type { DemoViewModel, DemoSettings } from './DemoViewModel';
import styles from './demo-panel.module.scss';

/** The latencies to choose from, in milliseconds. */
const LATENCIES = [0, 350, 1000, 3000, 10_000];

interface DemoPanelProps {
  readonly viewModel: DemoViewModel;
  readonly settings: DemoSettings;
}

/** The controls of the demo: the signed-in owner, the latency and the outages. */
export function DemoPanel(props: DemoPanelProps) {
  const { t } = useTranslation();
  const { viewModel } = props;
  return (
    <PageLocale>
      <ModalOverlay isOpen isDismissable onOpenChange={viewModel.close} className={styles['overlay'] ?? ''}>
        <Modal className={styles['sheet'] ?? ''}>
          <Dialog className={styles['dialog'] ?? ''}>
            <Heading slot="title" className={styles['title'] ?? ''}>
              {t('demo.panel.title')}
            </Heading>
            <div className={styles['body']}>
              <OwnerChoice {...props} />
              <LatencyChoice {...props} />
              <Outages {...props} />
            </div>
            <Button fullWidth onPress={viewModel.close}>
              {t('demo.panel.close')}
            </Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  );
}

function OwnerChoice({ viewModel, settings }: DemoPanelProps) {
  const { t, language } = useTranslation();
  const owners = settings.owners.map(({ id, names }) => ({
    id,
    label: textInLanguageOrAny(names, language)?.text ?? id,
  }));
  const noOwner = settings.ownerId === undefined ? [{ id: '', label: t('demo.panel.nobody') }] : [];
  return (
    <Select
      label={t('demo.panel.owner')}
      description={t('demo.panel.ownerText')}
      options={[...noOwner, ...owners]}
      value={settings.ownerId ?? ''}
      onChange={(id) => void viewModel.change((demo) => demo.signInAs(id))}
    />
  );
}

function LatencyChoice({ viewModel, settings: { latency } }: DemoPanelProps) {
  const { t } = useTranslation();
  const choices = LATENCIES.includes(latency) ? LATENCIES : [...LATENCIES, latency];
  return (
    <Select
      label={t('demo.panel.latency')}
      options={choices.map((choice) => ({
        id: String(choice),
        label: t('demo.panel.milliseconds', { number: choice }),
      }))}
      value={String(latency)}
      onChange={(choice) => void viewModel.change((demo) => demo.changeLatency(Number(choice)))}
    />
  );
}

function Outages({ viewModel, settings: { outages } }: DemoPanelProps) {
  const { t } = useTranslation();
  const choices = [
    { id: '', label: t('demo.outages.none') },
    ...DEMO_OUTAGES.map((outage) => ({ id: outage, label: t(`demo.outages.${outage}`) })),
  ];
  return (
    <fieldset className={styles['outages']}>
      <legend className={styles['legend']}>{t('demo.panel.outages')}</legend>
      {DEMO_CALLS.map((call) => (
        <Select
          key={call}
          label={t(`demo.calls.${call}`)}
          options={choices}
          value={outages[call] ?? ''}
          onChange={(id) =>
            void viewModel.change((demo) =>
              demo.setOutage(
                call,
                DEMO_OUTAGES.find((outage) => outage === id),
              ),
            )
          }
        />
      ))}
    </fieldset>
  );
}

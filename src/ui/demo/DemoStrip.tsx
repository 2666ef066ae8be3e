import { FlaskConical } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { lazyPart } from '@/ui/shell/loading/lazyPart';
import type { DemoViewModel } from './DemoViewModel';
import styles from './demo-strip.module.scss';

const demoPanel = lazyPart(async () => (await import('./DemoPanel')).DemoPanel);

/** The strip on every page of the demo, which says that nothing is real and opens the panel. */
export const DemoStrip = observer(function DemoStrip({ viewModel }: { readonly viewModel: DemoViewModel }) {
  const { t } = useTranslation();
  const { state } = viewModel;
  if (state.kind === 'hidden') return undefined;
  return (
    <aside className={styles['strip']} aria-label={t('demo.strip.label')}>
      <p className={styles['text']}>
        <Icon of={FlaskConical} size="small" />
        <span>{t('demo.strip.text')}</span>
      </p>
      <div className={styles['actions']}>
        <Button
          kind="secondary"
          size="small"
          isLoading={state.kind === 'opening'}
          onPress={() => void viewModel.open()}
        >
          {t('demo.strip.open')}
        </Button>
        <Button kind="quiet" size="small" onPress={() => void viewModel.change((demo) => demo.startOver())}>
          {t('demo.strip.startOver')}
        </Button>
        <Button kind="quiet" size="small" onPress={viewModel.hide}>
          {t('demo.strip.hide')}
        </Button>
      </div>
      {state.kind === 'open' && (
        <Suspense>
          <demoPanel.Component viewModel={viewModel} settings={state} />
        </Suspense>
      )}
    </aside>
  );
});

import { LayoutGrid, Rows3 } from 'lucide-react';
import type { ListLayout } from '@/application/ports/PreferenceStore';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';

interface LayoutButtonProps {
  readonly layout: ListLayout;
  readonly onChange: (layout: ListLayout) => void;
}

/** Changes between rows and cards. It names the layout that it opens. */
export function LayoutButton({ layout, onChange }: LayoutButtonProps) {
  const { t } = useTranslation();
  const other = layout === 'rows' ? 'cards' : 'rows';
  return (
    <Button
      kind="quiet"
      size="small"
      icon={other === 'cards' ? LayoutGrid : Rows3}
      onPress={() => onChange(other)}
    >
      {t(`longList.layout.${other}`)}
    </Button>
  );
}

import { Button } from '@/ui/design/components/button/Button';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Sentence } from './Sentence';

interface SuggestionButtonProps {
  readonly value: string;
  readonly onUse: () => void;
}

/** A button that replaces a number by the suggested correction (decisions C21, C30). */
export function SuggestionButton({ value, onUse }: SuggestionButtonProps) {
  return (
    <Button kind="quiet" size="small" flush="start" onPress={onUse}>
      <Sentence of="errors.useSuggestion" values={{ value: <Ltr>{value}</Ltr> }} />
    </Button>
  );
}

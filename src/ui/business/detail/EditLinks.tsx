import { type LucideIcon, Pencil } from 'lucide-react';
import { createContext, use } from 'react';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { ListingField, ListingPart } from '@/domain/business/listing/Listing';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { editingPath, FROM_PAGE } from './useEditedPart';

interface EditLinkTargets {
  readonly id: BusinessId;
  readonly parts: readonly ListingPart[];
}

/** The business on the page, and the parts of it that can be edited. Undefined if none can. */
export const EditLinksContext = createContext<EditLinkTargets | undefined>(undefined);

/** Returns a function that gives the path of the form for a field, or undefined if its part cannot be edited. */
export function useEditPath(): (part: ListingPart, field?: ListingField) => string | undefined {
  const targets = use(EditLinksContext);
  return (part, field) =>
    targets?.parts.includes(part) === true ? editingPath(targets.id, part, field) : undefined;
}

interface EditLinkProps {
  readonly part: ListingPart;
  /** Follows the label, for assistive technology only. */
  readonly spokenSuffix: string;
  readonly icon?: LucideIcon | undefined;
  /** Replaces the label "Edit". */
  readonly label?: string | undefined;
}

/** A link to the form of a part, if the part can be edited. */
export function EditLink({ part, spokenSuffix, icon = Pencil, label }: EditLinkProps) {
  const { t } = useTranslation();
  const path = useEditPath()(part);
  if (path === undefined) return undefined;
  return (
    <ButtonLink
      kind="quiet"
      size="small"
      flush={label === undefined ? 'end' : 'start'}
      icon={icon}
      to={path}
      state={FROM_PAGE}
    >
      <span>{label ?? t('detail.edit')}</span>
      <VisuallyHidden>{`: ${spokenSuffix}`}</VisuallyHidden>
    </ButtonLink>
  );
}

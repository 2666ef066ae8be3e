import { Pencil, type LucideIcon } from 'lucide-react';
import { createContext, use } from 'react';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { ListingField, ListingPart } from '@/domain/business/listing/Listing';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { editingPath } from './editingPath';
import { FROM_PAGE } from './useEditedPart';

interface EditLinkTargets {
  readonly id: BusinessId;
  readonly parts: readonly ListingPart[];
}

/** Which parts of which business can be edited. Undefined where nothing can. */
export const EditLinksContext = createContext<EditLinkTargets | undefined>(undefined);

/** Returns a function that gives the path of the form for a field, or undefined if its part cannot be edited. */
export function useEditPath(): (part: ListingPart, field?: ListingField) => string | undefined {
  const targets = use(EditLinksContext);
  return (part, field) =>
    targets?.parts.includes(part) === true ? editingPath(targets.id, part, field) : undefined;
}

interface EditLinkProps {
  readonly part: ListingPart;
  /** What is edited, for assistive technology. */
  readonly subject: string;
  readonly icon?: LucideIcon | undefined;
  /** Replaces the label "Edit". */
  readonly label?: string | undefined;
}

/** A link to the form of a part, if the part can be edited. */
export function EditLink({ part, subject, icon = Pencil, label }: EditLinkProps) {
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
      <VisuallyHidden>{`: ${subject}`}</VisuallyHidden>
    </ButtonLink>
  );
}

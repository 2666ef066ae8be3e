import { type LucideIcon, Pencil } from 'lucide-react';
import { createContext, use } from 'react';
import type { ListingField, ListingPart } from '@/domain/business/listing/Listing';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { FORM_LINK_PROPS } from './useEditedPart';

type EditPath = (part: ListingPart, field?: ListingField) => string | undefined;

/** Gives the path of the form for a field of the business on the page, or undefined if its part cannot be edited. */
export const EditPathContext = createContext<EditPath>(() => undefined);

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
  const path = use(EditPathContext)(part);
  if (path === undefined) return undefined;
  return (
    <ButtonLink
      kind="quiet"
      size="small"
      flush={label === undefined ? 'end' : 'start'}
      icon={icon}
      to={path}
      {...FORM_LINK_PROPS}
    >
      <span>{label ?? t('detail.edit')}</span>
      <VisuallyHidden>{`: ${spokenSuffix}`}</VisuallyHidden>
    </ButtonLink>
  );
}

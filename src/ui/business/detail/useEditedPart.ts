import { type MouseEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { ListingField, ListingPart } from '@/domain/business/listing/Listing';
import { PART_PARAMETER, paths } from '@/ui/shell/paths';

/** The history state of a form that was opened from the page of the business, so that leaving it can go back. */
const FROM_PAGE = 'from-page';

/** The props of a link from the page of the business to a form. A second press adds no second history entry. */
export const FORM_LINK_PROPS = {
  state: FROM_PAGE,
  /* Reads `location`, because it changes before the router renders again. */
  onClick: (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.currentTarget.href === location.href) event.preventDefault();
  },
};

export interface EditedPart {
  /** Undefined while the page of the business is shown. */
  readonly part: ListingPart | undefined;
  readonly field: string | undefined;
  /** Whether a form has been open since the page was opened. */
  readonly wasOpened: boolean;
  readonly leave: () => void;
}

/** The part whose form the URL names. Each form is a URL of the page of the business, so that Back closes it. */
export function useEditedPart(id: BusinessId, parts: readonly ListingPart[]): EditedPart {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state }: { readonly state: unknown } = useLocation();
  const partInUrl = search.get(PART_PARAMETER);
  const part = parts.find((each) => each === partInUrl);
  const [wasOpened, setWasOpened] = useState(part !== undefined);
  if (part !== undefined && !wasOpened) setWasOpened(true);
  return {
    part,
    field: search.get(FIELD_PARAMETER) ?? undefined,
    wasOpened,
    leave: () => {
      if (state === FROM_PAGE) void navigate(-1);
      else void navigate(paths.business(id), { replace: true });
    },
  };
}

/** The query parameter that names the field to focus. */
const FIELD_PARAMETER = 'field';

/** The path of the form for a part of a business. */
export function editingPath(id: BusinessId, part: ListingPart, field?: ListingField): string {
  const query = new URLSearchParams({ [PART_PARAMETER]: part });
  if (field !== undefined) query.set(FIELD_PARAMETER, field);
  return `${paths.business(id)}?${query.toString()}`;
}

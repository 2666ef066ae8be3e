import type { Container } from 'inversify';
import { parseBusinessId } from '@/domain/business/BusinessId';
import { idIn } from '@/ui/shell/routePaths';
import { TOKENS } from '../tokens';

/** Changes the English name of the business in the URL, as another client of the service does. */
export async function editElsewhere(browser: Window, container: Container): Promise<void> {
  const id = parseBusinessId(idIn('business', browser.location.pathname));
  if (id === undefined) return;
  const { listings } = await container.get(TOKENS.loadListingAdapters)();
  const read = await listings.read(id);
  if (read.ok) await listings.write(read.value, { 'name.en': 'Fresh Breeze' });
}

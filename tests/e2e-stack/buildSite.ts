import { buildStackSite } from '../stack/buildStackSite';
import { identityProviderOfTurn } from './identityProviderOfTurn';

/* Started by scripts/test.mjs, which builds the site before these tests start its services. */

process.env['VITE_IDENTITY_PROVIDER'] ??= identityProviderOfTurn();
await buildStackSite();

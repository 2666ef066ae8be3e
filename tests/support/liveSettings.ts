/** The settings of the live product that have no default. */
export const LIVE_SETTINGS = {
  AMIN_API_BASE_URL: 'https://api.example.com/v1',
  AMIN_API_IDEMPOTENCY_KEY: 'true',
  AMIN_IDENTITY_AUTHORITY: 'https://login.example.com/policy',
  AMIN_IDENTITY_CLIENT_ID: 'client',
  AMIN_IDENTITY_API_SCOPE: 'scope',
  AMIN_PAYMENT_SITE: 'amin',
  AMIN_PAYMENT_PUBLISHABLE_KEY: 'key',
};

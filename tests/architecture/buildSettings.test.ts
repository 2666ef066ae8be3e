import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../scripts/runCommand.mjs';
import { buildSettings } from '../../scripts/vite/buildSettings';
import { inventedParts, type CompanyContent } from '../../scripts/vite/inventedParts';
import { readSiteSettings } from '../../scripts/vite/siteSettings';
import { COMPANY } from '../../src/ui/company/companyContent';
import {
  INVENTED_COMPANY,
  INVENTED_COORDINATOR,
  INVENTED_FIGURES,
} from '../../src/ui/company/inventedCompany';
import { repository } from './FixtureRepository';

const INVENTED: CompanyContent = {
  company: INVENTED_COMPANY,
  coordinator: INVENTED_COORDINATOR,
  figures: Object.entries(INVENTED_FIGURES).map(([name, value]) => ({ name, value })),
};

const REAL: CompanyContent = {
  company: {
    ...Object.fromEntries(Object.keys(INVENTED_COMPANY).map((name) => [name, `real ${name}`])),
    phone: { shown: '03-555-0000', url: 'tel:+97235550000' },
  },
  coordinator: { en: 'Dana Levi', he: 'דנה לוי', ar: 'دانا ليفي' },
  figures: [{ name: 'professionals', value: '812' }],
};

const SITE = {
  SITE_ORIGIN: 'https://amin.example',
  SITE_SECURITY_CONTACT: 'mailto:security@amin.example',
  SITE_COMMIT: '3f2a91c',
};

const problemsOf = (values: Readonly<Record<string, string>>, content = REAL, isLive = true) =>
  readSiteSettings(values, isLive, content).problems;

describe('the invented company', () => {
  it('is found in each of its parts', () => {
    expect(inventedParts(INVENTED)).toEqual([
      ...Object.keys(INVENTED_COMPANY),
      'accessibility coordinator',
      'figures',
    ]);
    expect(inventedParts(REAL)).toEqual([]);
  });

  it('is found where only a part of it was replaced', () => {
    const { phone, whatsApp } = INVENTED_COMPANY;
    const company = {
      ...REAL.company,
      phone: { shown: '03-555-0000', url: phone.url },
      whatsApp: { shown: whatsApp.shown, url: 'https://wa.me/972505550000' },
    };
    expect(inventedParts({ ...REAL, company })).toEqual(['phone', 'whatsApp']);
    const coordinator = { ...REAL.coordinator, ar: INVENTED_COORDINATOR.ar };
    expect(inventedParts({ ...REAL, coordinator })).toEqual(['accessibility coordinator']);
  });

  it('may share a figure with a real company', () => {
    const { professionals, customers } = INVENTED_FIGURES;
    const figures = [
      { name: 'professionals', value: professionals },
      { name: 'customers', value: customers },
      { name: 'categories', value: '64' },
    ];
    expect(inventedParts({ ...REAL, figures })).toEqual([]);
  });
});

describe('the settings of a live site', () => {
  it('are complete with an origin, a contact, a commit and a real company', () => {
    expect(problemsOf(SITE)).toEqual([]);
  });

  it('are missing without an origin, a contact and a commit', () => {
    for (const values of [{}, { SITE_ORIGIN: '', SITE_SECURITY_CONTACT: ' ', SITE_DEMO_COMPANY: 'false' }])
      expect(problemsOf(values)).toEqual([
        'SITE_ORIGIN is missing',
        'SITE_SECURITY_CONTACT is missing',
        'SITE_COMMIT is missing, and git names no commit here',
      ]);
  });

  it('have to allow an invented company', () => {
    expect(problemsOf(SITE, INVENTED)).toEqual([
      expect.stringMatching(
        /^src\/ui\/company\/companyContent\.ts has an invented company \(phone, .*figures\)/u,
      ),
    ]);
    expect(problemsOf({ SITE_DEMO_COMPANY: 'true' }, INVENTED)).toEqual([]);
    expect(problemsOf({ ...SITE, SITE_DEMO_COMPANY: 'yes' })).toEqual([
      'SITE_DEMO_COMPANY is neither true nor false',
    ]);
  });

  it('are refused with an unknown name, but not with the names that a host sets', () => {
    expect(problemsOf({ ...SITE, SITE_ORIGN: 'https://amin.example' })).toEqual([
      'SITE_ORIGN is unknown. Did you mean SITE_ORIGIN?',
    ]);
    expect(problemsOf({ ...SITE, SITE_ID: '7', SITE_NAME: 'amin' })).toEqual([]);
  });

  it.each(['amin.example', 'https://amin.example/', 'https://amin.example/site'])(
    'are refused with the origin %s',
    (origin) => {
      for (const isLive of [true, false])
        expect(problemsOf({ ...SITE, SITE_ORIGIN: origin }, REAL, isLive)).toEqual([
          'SITE_ORIGIN is not scheme and host, such as https://amin.example',
        ]);
    },
  );

  it.each(['security@amin.example', 'http://amin.example', 'mailto:', 'mailto:a@b\nContact: mailto:evil@b'])(
    'are refused with the contact %j',
    (contact) => {
      expect(problemsOf({ ...SITE, SITE_SECURITY_CONTACT: contact })).toEqual([
        'SITE_SECURITY_CONTACT does not begin with mailto:, https:// or tel:',
      ]);
    },
  );

  it.each(['release/1.0', 'v1.0+3', '"><script>'])(
    'are refused with the commit %s, which no document of a demo contains',
    (commit) => {
      expect(problemsOf({ ...SITE, SITE_COMMIT: commit })).toEqual([
        'SITE_COMMIT has other characters than letters, digits, ., _ and -',
      ]);
      expect(problemsOf({ ...SITE, SITE_COMMIT: commit }, REAL, false)).toEqual([]);
    },
  );
});

it('the settings of a demo site are not needed', () => {
  const { origin, securityContact, problems } = readSiteSettings({}, false, INVENTED);
  expect({ origin, securityContact, problems }).toEqual({
    origin: 'https://amin.example',
    securityContact: `mailto:${COMPANY.email}`,
    problems: [],
  });
});

describe('a build with wrong settings', () => {
  /** Every setting is empty, whatever the environment of the test run contains. */
  const EMPTY = Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => /^(?:VITE|SITE)_/u.test(name))
      .map((name) => [name, '']),
  );

  const build = async (environment: Readonly<Record<string, string>>, mode = 'production') => {
    const outDir = mkdtempSync(join(tmpdir(), 'refused-'));
    const vite = join(repository, 'node_modules/vite/bin/vite.js');
    const { code, output } = await runCommand(
      process.execPath,
      [vite, 'build', '--mode', mode, '--outDir', outDir],
      { directory: repository, environment: { ...EMPTY, NO_COLOR: '1', ...environment } },
    );
    rmSync(outDir, { recursive: true });
    return { code, lines: output.trim().split('\n') };
  };

  it('names all of them in one block, with the document that describes them and nothing else', async () => {
    const { code, lines } = await build({
      VITE_API_BASE_URL: 'https://api.example.com/v1',
      VITE_IDENTITY_PROVIDER: 'auth0',
      VITE_PUBLIC_PRICING: 'yes',
      VITE_PLAY_STOREURL: 'https://play.google.com',
      VITE_APP_STORE_URL: 'http://apps.apple.com/app/id1',
      SITE_DEMO_COMPANY: 'true',
      SITE_COMIT: 'abc',
    });
    expect(code).toBe(1);
    expect(lines).toEqual([
      'error during build:',
      'The live product cannot be built:',
      '',
      '  VITE_API_BASE_URL is unknown. Did you mean AMIN_API_BASE_URL?',
      '  VITE_PLAY_STOREURL is unknown. Did you mean VITE_PLAY_STORE_URL?',
      '  VITE_IDENTITY_PROVIDER is neither msal nor oidc',
      '  VITE_PUBLIC_PRICING is neither true nor false',
      '  VITE_APP_STORE_URL is not a URL that begins with https://',
      '  SITE_COMIT is unknown. Did you mean SITE_COMMIT?',
      '',
      'docs/operations.md describes these settings, and how the invented company is replaced.',
    ]);
  });

  it('knows no third mode', async () => {
    const { code, lines } = await build({}, 'staging');
    expect(code).toBe(1);
    expect(lines).toContain('  --mode staging is unknown. A build is for production or for demo');
  });
});

describe('the folder of a build', () => {
  const built = async (mode: string, base: string) => {
    const plugins = [buildSettings(mode, readSiteSettings(SITE, mode !== 'demo', REAL))];
    return resolveConfig({ configFile: false, logLevel: 'silent', base, plugins }, 'build', mode);
  };

  it.each(['/', '/amin/', '/amin', '/some.one/amin-2/'])('is %s for the demo', async (base) => {
    await expect(built('demo', base)).resolves.toBeDefined();
  });

  it.each(['./', 'https://cdn.example/amin/', '/a+b/', '/two words/'])('is never %s', async (base) => {
    await expect(built('demo', base)).rejects.toThrow('is not the path of a folder, such as /amin/');
  });

  it('is the root for the live product', async () => {
    await expect(built('production', '/amin/')).rejects.toThrow(
      '--base=/amin/ is not /. Only the demo is built for a folder of a host',
    );
  });
});

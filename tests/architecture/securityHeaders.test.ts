import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  responseHeaders,
  SPECULATION_RULES,
  TRUSTED_TYPES_POLICIES,
  type AdmittedOrigins,
} from '../../deploy/securityHeaders';
import { isPaymentDocument } from '@/ui/shell/routePaths';
import { hashOf } from '../../scripts/vite/admittedHashes';
import { reactAriaStyles } from '../../scripts/vite/reactAriaStyles';

const admitted = { scripts: ['boot='], styles: ['press=', 'scroll='] };

const directives = (path: string, origins: AdmittedOrigins = {}): ReadonlyMap<string, string> =>
  new Map(
    contentSecurityPolicy(path, admitted, origins)
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.join(' ')] as const;
      }),
  );

describe('the policy of a document', () => {
  it('starts from default-src none and admits only this site and its inline code', () => {
    expect(Object.fromEntries(directives('/dashboard'))).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-boot='",
      'style-src': "'self' 'sha256-press=' 'sha256-scroll='",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'amin-device',
    });
  });

  it.each(['/', '/dashboard', '/dashboard/business/7', '/dashboard/business/7/subscription'])(
    'of %s has no unsafe source',
    (path) => {
      expect(contentSecurityPolicy(path, admitted)).not.toMatch(/unsafe|\*|https?:/u);
    },
  );

  it('omits Trusted Types where the payment provider runs, and is otherwise equal', () => {
    const {
      'require-trusted-types-for': left,
      'trusted-types': names,
      ...rest
    } = Object.fromEntries(directives('/'));
    expect([left, names]).toEqual(["'script'", 'amin-device']);
    expect(Object.fromEntries(directives('/dashboard/business/7/subscription'))).toEqual(rest);
  });

  it('admits the API and the identity provider everywhere, the payment provider in the wizard only (threats T7)', () => {
    const origins = {
      api: 'https://api.test',
      identity: 'https://login.test',
      media: ['https://media.test'],
      payment: ['https://js.pay.test', 'https://amin.pay.test'],
    };
    const elsewhere = directives('/dashboard', origins);
    expect(elsewhere.get('connect-src')).toBe("'self' https://api.test https://login.test");
    expect(elsewhere.get('img-src')).toBe("'self' data: blob: https://api.test https://media.test");
    expect([...elsewhere.values()].join(' ')).not.toContain('pay.test');
    expect(elsewhere.has('frame-src')).toBe(false);

    const wizard = directives('/dashboard/business/7/subscription', origins);
    expect(wizard.get('script-src')).toBe("'self' 'sha256-boot=' https://js.pay.test https://amin.pay.test");
    expect(wizard.get('frame-src')).toBe('https://js.pay.test https://amin.pay.test');
    expect(wizard.get('connect-src')).toBe(
      "'self' https://api.test https://login.test https://js.pay.test https://amin.pay.test",
    );
    expect(wizard.get('style-src')).toBe("'self' 'sha256-press=' 'sha256-scroll='");
  });

  it('names exactly the Trusted Types policies that the product creates (threats T3)', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/u.test(name))
      .map((name) => readFileSync(join('src', name), 'utf8'));
    const made = sources.flatMap((text) => [...text.matchAll(/createPolicy\('(?<name>[^']+)'/gu)]);
    expect(made.map(({ groups }) => groups?.['name'])).toEqual(TRUSTED_TYPES_POLICIES);
  });

  it.each(['/', '/dashboard/business/7/subscription'])(
    'of %s admits a report collector, and has the browser report nothing by itself (threats T19)',
    (path) => {
      const policy = directives(path, { diagnostics: 'https://reports.test:8443' });
      expect(policy.get('connect-src')).toBe("'self' https://reports.test:8443");
      expect([...policy.keys()].filter((name) => name.startsWith('report'))).toEqual([]);
    },
  );

  it.each([
    ['/about', "'self' 'sha256-about='"],
    ['/he/about/', "'self' 'sha256-about='"],
    ['/ar/about/index.html', "'self' 'sha256-about='"],
    ['/', "'self' 'sha256-press=' 'sha256-scroll='"],
    ['/dashboard', "'self' 'sha256-press=' 'sha256-scroll='"],
  ])('of %s admits the code of its own page only, where the build names it', (path, styles) => {
    const pages = { '/about': { scripts: ['page='], styles: ['about='] } };
    const policy = contentSecurityPolicy(path, { ...admitted, pages });
    expect(policy).toContain(`style-src ${styles};`);
    expect(policy.includes('sha256-page=')).toBe(path.includes('about'));
  });

  it.each([
    ['/dashboard/business/7/subscription', true],
    ['/dashboard/business/a%2Fb/subscription/', true],
    ['/dashboard/business//subscription', false],
    ['/dashboard/business/7/subscription/cancel', false],
    ['/x/dashboard/business/7/subscription', false],
  ])('%s is a payment document: %s', (path, expected) => {
    const isWithoutTrustedTypes = !directives(path).has('require-trusted-types-for');
    expect([isPaymentDocument(path), isWithoutTrustedTypes]).toEqual([expected, expected]);
  });
});

describe('the response headers', () => {
  it.each(['/', '/about', '/about/', '/he', '/ar/terms', '/he/about/index.html'])(
    'let the browser keep the public document %s, and revalidate it each time',
    (path) => {
      expect(responseHeaders(path, true, admitted)['Cache-Control']).toBe('no-cache');
    },
  );

  it.each([
    '/dashboard',
    '/profile',
    '/dashboard/business/1',
    '/nowhere',
    '/he/dashboard',
    '/en/about',
    '/aboutus',
    '/app.html',
  ])('forbid storing the document %s (threats T16)', (path) => {
    expect(responseHeaders(path, true, admitted)['Cache-Control']).toBe('no-store');
  });

  it('keep hashed files forever, and revalidate the service worker each time (threats T16)', () => {
    expect(responseHeaders('/assets/a-1.js', false, admitted)['Cache-Control']).toContain('immutable');
    expect(responseHeaders('/sw.js', false, admitted)['Cache-Control']).toBe('no-cache');
    expect(responseHeaders('/favicon.svg', false, admitted)['Cache-Control']).not.toContain('immutable');
  });

  it('send the full policy with documents only, because it is larger than many files', () => {
    const policyOf = (path: string, isDocument: boolean): string =>
      responseHeaders(path, isDocument, admitted)['Content-Security-Policy'] ?? '';
    expect(policyOf('/', true)).toContain('sha256-');
    expect(policyOf('/assets/a-1.js', false)).toContain("default-src 'none'");
    expect(policyOf('/assets/a-1.js', false).length).toBeLessThan(100);
  });

  it('let the service worker fetch from this site only', () => {
    const policy = responseHeaders('/sw.js', false, admitted)['Content-Security-Policy'];
    expect(policy).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
  });

  it('name the speculation rules with documents only', () => {
    expect(responseHeaders('/', true, admitted)['Speculation-Rules']).toBe(SPECULATION_RULES);
    expect(responseHeaders('/assets/a-1.js', false, admitted)).not.toHaveProperty('Speculation-Rules');
  });

  it('disable content sniffing, restrict the referrer and isolate the window (threats T8 and T15)', () => {
    expect(responseHeaders('/', true, admitted)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
});

describe('the style sheets react-aria adds at run time', () => {
  it('are read from the installed package, with no placeholder left', () => {
    const styles = reactAriaStyles();
    expect(styles).toHaveLength(2);
    expect(styles.join('\n')).toMatch(/\[data-react-aria-pressable\] \{\n\s+touch-action/u);
    expect(styles.join('\n')).not.toContain('${');
  });

  it('have the hash that a browser computes', () => {
    expect(hashOf('')).toBe('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });
});

import { appendFileSync } from 'node:fs';
import { arrive } from '../support/arrive';
import { coveredFocus } from '../support/coveredFocus';
import { misfits } from '../support/fit';
import { SMALL_WINDOWS } from '../support/smallWindows';
import { standStill } from '../support/standStill';
import { STATES } from '../support/states';
import { inEveryLanguageOnTheDesktop, test } from '../support/test';
import { setTextSize } from '../support/textSize';
const only = (process.env['ONLY'] ?? '').split(',').filter(Boolean);
const langs = (process.env['LANGS'] ?? 'en,he,ar').split(',');
const names = (process.env['NAMES'] ?? '').split(',').filter(Boolean);
const states = STATES.filter((s) => s.isEndless !== true && (names.length === 0 || names.includes(s.name)));
inEveryLanguageOnTheDesktop((language) => {
  if (!langs.includes(language)) return;
  test.use({ expectedReport: /.*/u });
  for (let i = 0; i < states.length; i += 8)
    test(`fit ${i}`, async ({ page }) => {
      test.setTimeout(400_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const state of states.slice(i, i + 8)) {
        const out = (l: string) => appendFileSync('/tmp/layout/fit.log', `${l}\n`);
        try {
          await page.setViewportSize(state.size === 'phone' ? { width: 390, height: 844 } : { width: 1280, height: 820 });
          await page.goto(state.path.includes('demo.') ? state.path.replace('demo.', 'demo.start-over&demo.latency=20&demo.') : state.path);
          await arrive(page, state);
          const session = await page.context().newCDPSession(page);
          for (const w of SMALL_WINDOWS) {
            if (only.length > 0 && !only.some((o) => w.name.includes(o))) continue;
            if (state.size !== undefined && (w.viewport.width > 600) === (state.size === 'phone')) continue;
            await page.setViewportSize(w.viewport);
            await setTextSize(session, w.textSize);
            await standStill(page);
            for (const m of await misfits(page)) out(`${w.name}|${language}|${state.name}|${m}`);
            if (process.env['SHOTS']) await page.screenshot({ path: `/tmp/layout/shots/${state.name}-${language}-${w.viewport.width}x${w.viewport.height}-${w.textSize}.png`, fullPage: process.env['SHOTS'] === 'full' });
            if (!process.env['NOFOCUS']) for (const m of await coveredFocus(page)) out(`${w.name}|${language}|${state.name}|FOCUS ${m}`);
          }
          await setTextSize(session, 1);
          await session.detach();
        } catch (e) { out(`ERR|${language}|${state.name}|${String(e).split('\n')[0]}`); }
      }
    });
});

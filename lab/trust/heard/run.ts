import { existsSync, readFileSync } from 'node:fs';
import { ensureTestBrowser } from '../../../scripts/ensureBrowser.mjs';
import type { Section, SectionContext, SectionResult } from '../Section';
import { runJourneys } from '../runJourneys';
import { versionOf } from '../versions';

const LANGUAGES = ['en', 'he', 'ar'];

export const section: Section = {
  run: async (context: SectionContext): Promise<SectionResult> => {
    await ensureTestBrowser();
    context.say('the main job is read out and typed, three languages');
    const { passed, failures } = await runJourneys('heard', context);
    const rowOf = (name: string, file: string, figures: string) => ({
      name,
      passed: passed.filter((title) => title.startsWith(file)).length,
      failed: failures.filter((title) => title.startsWith(file)).length,
      figures,
    });
    const lines = LANGUAGES.map((language) => `${language} ${String(linesOf(language))}`).join(', ');
    return {
      rows: [
        rowOf(
          'heard: the transcript of the main job, as it was read and kept',
          'heard.trust.ts',
          `lines: ${lines}`,
        ),
        rowOf(
          'typed: the main job by keyboard alone, 390 and 1280 px',
          'typed.trust.ts',
          'each stop seen and uncovered',
        ),
      ],
      failures,
      notCovered: [
        {
          subject: 'A virtual screen reader',
          reason:
            'It follows the specifications and is no product that people use: NVDA, JAWS, VoiceOver and TalkBack were not heard.',
        },
      ],
      tools: { 'Guidepup virtual screen reader': versionOf('@guidepup/virtual-screen-reader') },
    };
  },
};

function linesOf(language: string): number {
  const file = new URL(`transcripts/${language}.txt`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0;
}

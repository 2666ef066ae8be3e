import { existsSync, readFileSync } from 'node:fs';
import { ensureTestBrowser } from '../../../scripts/ensureBrowser.mjs';
import type { Section, SectionContext, SectionResult } from '../Section';
import { runJourneys } from '../runJourneys';
import { versionOf } from '../versions';

const LANGUAGES = ['en', 'he', 'ar'];

export const section: Section = {
  run: async (context: SectionContext): Promise<SectionResult> => {
    await ensureTestBrowser();
    context.say('the main job and editing the hours are read out, the main job is typed, three languages');
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
          'heard: the transcripts of the main job and of editing the hours, as they were read and kept',
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
  return ['', '-hours'].reduce((sum, name) => {
    const file = new URL(`transcripts/${language}${name}.txt`, import.meta.url);
    return sum + (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0);
  }, 0);
}

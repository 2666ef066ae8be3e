import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';

describe('Sentence', () => {
  it('inserts elements into the placeholders, in the order of the language', () => {
    const { container } = render(
      <Sentence
        text={`${slot('date')}: ${slot('name')}.`}
        values={{ name: <bdi>Noor</bdi>, date: <time>1.2.2026</time> }}
      />,
    );
    expect([...container.childNodes].map(({ nodeName, textContent }) => [nodeName, textContent])).toEqual([
      ['TIME', '1.2.2026'],
      ['SPAN', ':'],
      ['SLOT', ' '],
      ['BDI', 'Noor'],
      ['SPAN', '.'],
    ]);
  });

  it('shows a value that looks like a placeholder unchanged (threats T3)', () => {
    const { container } = render(
      <Sentence
        text={`To ${slot('name')}`}
        values={{ name: <bdi>{'{{date}} <b>$t(x)</b>'}</bdi>, date: <bdi>never</bdi> }}
      />,
    );
    expect(container).toHaveTextContent('To {{date}} <b>$t(x)</b>');
  });
});

describe('A large amount', () => {
  it('has a smaller currency sign and large digits', () => {
    const { container } = render(<LargeAmount of={Money.agorot(149_050)} />);
    const small = container.querySelector('[class]');
    expect(container.textContent.replaceAll(/\p{Cf}/gu, '')).toBe('1,490.50\u00A0₪');
    expect(small?.textContent).toMatch(/^[^\d]*₪$/);
  });

  it('changes in place, so that a live region around it speaks once', () => {
    const { container, rerender } = render(<LargeAmount of={Money.agorot(14_900)} />);
    const observer = new MutationObserver(() => undefined);
    observer.observe(container, { subtree: true, childList: true, characterData: true });
    rerender(<LargeAmount of={Money.agorot(28_900)} />);
    expect(observer.takeRecords()).toHaveLength(1);
    expect(container).toHaveTextContent('289.00');
  });
});

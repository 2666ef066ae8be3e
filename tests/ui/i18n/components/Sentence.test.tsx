import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { renderPage } from '@tests/support/renderPage';
import { text } from '@tests/support/text';

const KEY = 'subscription.section.planAndCycle';

describe('Sentence', () => {
  it('inserts elements and plain values at their places in the text', async () => {
    const { container } = await renderPage(
      <p>
        <Sentence of={KEY} values={{ plan: <bdi>Noor</bdi>, cycle: 'weekly' }} />
      </p>,
    );
    expect(container).toHaveTextContent(text(KEY, { plan: 'Noor', cycle: 'weekly' }));
    expect(container.querySelector('bdi')).toHaveTextContent('Noor');
    const [paragraph] = container.querySelectorAll('p');
    expect([...(paragraph?.childNodes ?? [])].map(({ nodeType }) => nodeType)).not.toContain(Node.TEXT_NODE);
  });

  it('shows a value that looks like a placeholder unchanged (threats T3)', async () => {
    const value = '{{cycle}} <b>$t(x)</b>';
    const { container } = await renderPage(
      <Sentence of={KEY} values={{ plan: <bdi>{value}</bdi>, cycle: <bdi>never</bdi> }} />,
    );
    expect(container.querySelector('bdi')).toHaveTextContent(value);
  });
});

describe('A large amount', () => {
  it('has a smaller currency sign and large digits', () => {
    const { container } = render(<LargeAmount of={Money.agorot(149_050)} />);
    const small = container.querySelector('[class]');
    expect(container.textContent.replaceAll(/\p{Cf}/gu, '')).toBe('1,490.50\u00A0₪');
    expect(small?.textContent).toMatch(/^[^\d]*₪$/);
  });

  it('changes in place, so that a live region around it announces it once', () => {
    const { container, rerender } = render(<LargeAmount of={Money.agorot(14_900)} />);
    const observer = new MutationObserver(() => undefined);
    observer.observe(container, { subtree: true, childList: true, characterData: true });
    rerender(<LargeAmount of={Money.agorot(28_900)} />);
    expect(observer.takeRecords()).toHaveLength(1);
    expect(container).toHaveTextContent('289.00');
  });
});

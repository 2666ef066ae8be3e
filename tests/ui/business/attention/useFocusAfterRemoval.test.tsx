import { useRef } from 'react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFocusAfterRemoval } from '@/ui/business/attention/IssuesCard';

function Rows({ names }: { readonly names: readonly string[] }) {
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(list, heading);
  return (
    <div ref={list}>
      <h2 ref={heading} tabIndex={-1}>
        Rows
      </h2>
      {names.map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
    </div>
  );
}

const link = (name: string) => screen.getByRole('link', { name });

describe('the focus in a list', () => {
  it('moves to the next row when its row is removed', () => {
    const { rerender } = render(<Rows names={['one', 'two', 'three']} />);
    link('two').focus();
    rerender(<Rows names={['one', 'three']} />);
    expect(link('three')).toHaveFocus();
  });

  it('moves to the heading when the last row is removed', () => {
    const { rerender } = render(<Rows names={['one']} />);
    link('one').focus();
    rerender(<Rows names={[]} />);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('does not return to a row that lost it to a press on the page', () => {
    const { rerender } = render(<Rows names={['one', 'two']} />);
    link('one').focus();
    link('one').blur();
    rerender(<Rows names={['one']} />);
    expect(document.body).toHaveFocus();
  });
});

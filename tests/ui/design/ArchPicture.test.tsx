import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';

describe('ArchPicture', () => {
  it('loads the picture without a Referer header (threats T5)', () => {
    render(<ArchPicture src="/one.png" alt="Haddad Plumbing" initials="HP" />);

    const picture = screen.getByRole('img', { name: 'Haddad Plumbing' });
    expect(picture).toHaveAttribute('src', '/one.png');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  it('shows the initials when there is no picture', () => {
    render(<ArchPicture src={undefined} alt="Haddad Plumbing" initials="HP" />);

    expect(screen.getByRole('img', { name: 'Haddad Plumbing' })).toHaveTextContent('HP');
  });

  it('shows the initials when the picture fails to load, and tries a new URL (threats T5)', () => {
    const { rerender } = render(<ArchPicture src="/broken.png" alt="Haddad Plumbing" initials="HP" />);

    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Haddad Plumbing' })).toHaveTextContent('HP');

    rerender(<ArchPicture src="/new.png" alt="Haddad Plumbing" initials="HP" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/new.png');
  });

  it('has no text alternative when the name is next to it', () => {
    render(<ArchPicture src={undefined} alt="" initials="HP" />);

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('HP')).toBeVisible();
  });
});

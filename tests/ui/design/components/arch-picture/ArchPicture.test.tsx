import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';

describe('ArchPicture', () => {
  it('loads the picture without a Referer header (threats T5)', () => {
    render(<ArchPicture src="/one.png" initials="HP" />);

    const picture = screen.getByRole('presentation');
    expect(picture).toHaveAttribute('src', '/one.png');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  it('shows the initials when the picture fails to load, and tries a new URL (threats T5)', () => {
    const { rerender } = render(<ArchPicture src="/broken.png" initials="HP" />);

    fireEvent.error(screen.getByRole('presentation'));
    expect(screen.getByText('HP')).toBeVisible();

    rerender(<ArchPicture src="/new.png" initials="HP" />);
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/new.png');
  });

  it('shows initials without a text alternative, because the name is next to it', () => {
    render(<ArchPicture src={undefined} initials="HP" />);

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('HP')).toBeVisible();
  });
});

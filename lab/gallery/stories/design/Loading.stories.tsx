import { LoadingArch as ALoadingArch } from '@/ui/design/components/loading-arch/LoadingArch';
import { Skeleton as ASkeleton, type SkeletonProps } from '@/ui/design/components/skeleton/Skeleton';
import { Spinner as ASpinner } from '@/ui/design/components/spinner/Spinner';
import { inEach } from '../../inEach';

export default {};

export const LoadingArch = () => <ALoadingArch />;
export const Spinner = () => <ASpinner />;

const Placeholder = (props: SkeletonProps) => (
  <div style={{ blockSize: 'var(--space-6)' }}>
    <ASkeleton {...props} />
  </div>
);

export const Skeleton = inEach(Placeholder, {
  shape: ['block', 'line', 'title', 'arch'],
  widthInTenths: [4, 8],
});

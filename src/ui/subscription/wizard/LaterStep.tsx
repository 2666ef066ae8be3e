import type { StepProps } from './StepProps';
import { observer } from 'mobx-react-lite';
import { CardChangeRefused, CardChangeStep } from '@/ui/subscription/wizard/payment/CardChangeStep';
import { OrderDone } from '@/ui/subscription/wizard/done/OrderDone';
import { PaymentStep } from '@/ui/subscription/wizard/payment/PaymentStep';
import { ReviewStep } from '@/ui/subscription/wizard/review/ReviewStep';

/** The steps after the add-ons. OrderDone is in the same chunk, so that it needs no download after the payment. */
export const LaterStep = observer(function LaterStep(props: StepProps) {
  const { viewModel, selection } = props;
  const { state } = viewModel;
  switch (state.kind) {
    case 'done':
      return <OrderDone state={state} onActivate={viewModel.activate} />;
    case 'card-change-refused':
      return (
        <CardChangeRefused
          business={selection.initialData.business}
          obstacle={state.obstacle}
          onContinue={() => viewModel.goToFirstStep()}
          onCancel={() => viewModel.leave()}
        />
      );
    case 'review':
      return <ReviewStep {...props} />;
    default:
      return viewModel.isCardChange ? <CardChangeStep {...props} /> : <PaymentStep {...props} />;
  }
});

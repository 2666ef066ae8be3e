import { observer } from 'mobx-react-lite';
import { CardChangeRefused } from '@/ui/subscription/wizard/card/CardChangeRefused';
import { CardChangeStep } from '@/ui/subscription/wizard/card/CardChangeStep';
import { OrderDone } from '@/ui/subscription/wizard/outcome/OrderDone';
import { PaymentStep } from '@/ui/subscription/wizard/payment/PaymentStep';
import { ReviewStep } from '@/ui/subscription/wizard/review/ReviewStep';
import type { LaterStepProps } from './LaterStepProps';

/** The review and what follows it. The last step is in the same chunk, so that it is there when an order is paid. */
export const LaterStep = observer(function LaterStep(props: LaterStepProps) {
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

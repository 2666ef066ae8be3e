import { observer } from 'mobx-react-lite';
import { CardChangeRefused, CardChangeStep } from '@/ui/subscription/wizard/payment/CardChangeStep';
import { OrderDone } from '@/ui/subscription/wizard/done/OrderDone';
import { PaymentStep } from '@/ui/subscription/wizard/payment/PaymentStep';
import { ReviewStep } from '@/ui/subscription/wizard/review/ReviewStep';
import { useWizard } from './WizardContext';

/** The steps after the add-ons. OrderDone is in the same chunk, so that it needs no download after the payment. */
export const LaterStep = observer(function LaterStep() {
  const { viewModel } = useWizard();
  const { state } = viewModel;
  switch (state.kind) {
    case 'done':
      return <OrderDone state={state} onActivate={viewModel.activate} />;
    case 'card-change-refused':
      return <CardChangeRefused obstacle={state.obstacle} />;
    case 'review':
      return <ReviewStep />;
    default:
      return viewModel.state.isCardChange ? <CardChangeStep /> : <PaymentStep />;
  }
});

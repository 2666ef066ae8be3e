import { observe } from 'mobx';

/** Records every state of a view model from now on, starting with the current one. */
export function statesOf<State>(viewModel: { readonly state: State }): State[] {
  const states = [viewModel.state];
  observe(viewModel, 'state', ({ newValue }) => {
    states.push(newValue);
  });
  return states;
}

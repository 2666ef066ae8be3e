import { observe } from 'mobx';

/** Every state a view model goes through from now on, the present one first. */
export function statesOf<State>(viewModel: { readonly state: State }): State[] {
  const states = [viewModel.state];
  observe(viewModel, 'state', ({ newValue }) => {
    states.push(newValue);
  });
  return states;
}

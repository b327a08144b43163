import { configureStore, createSlice } from '@reduxjs/toolkit';
// The page measures what the libraries cost, so it imports axios as the one HTTP client of the app does.
// oxlint-disable-next-line no-restricted-imports
import { create } from 'axios';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { HomeWords } from 'virtual:home-words';

/**
 * The floor page of `npm run bench`: the libraries every page of the app starts with, hydrating the words of the
 * community home. It has no feature of the app, so no page of the app can be cheaper with the same libraries.
 */
const home = createSlice({
  name: 'home',
  initialState: { isHydrated: false },
  reducers: {
    hydrated: (state) => {
      state.isHydrated = true;
    },
  },
});

const store = configureStore({
  reducer: { home: home.reducer },
  middleware: (defaults) =>
    defaults({ thunk: { extraArgument: create({ baseURL: '/api', timeout: 10_000 }) } }),
});

function Home() {
  const dispatch = useDispatch();
  const isHydrated = useSelector(
    (state: ReturnType<typeof store.getState>) => state.home.isHydrated,
  );
  useEffect(() => {
    dispatch(home.actions.hydrated());
  }, [dispatch]);
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset['hydration'] = 'done';
  }, [isHydrated]);
  return <HomeWords />;
}

const router = createBrowserRouter([{ path: '*', Component: Home }]);
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root.');
hydrateRoot(
  root,
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
  {
    // Hydration that fails is a client render, which costs more: the bench refuses to report it.
    onRecoverableError: (error) => {
      document.documentElement.dataset['hydration'] = String(error);
    },
  },
);

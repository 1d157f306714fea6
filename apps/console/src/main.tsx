import './app/withoutEval';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createConsole } from './app/createConsole';
import './app/tokens.css';
import './app/base.css';

const root = document.getElementById('console');
if (!root) throw new Error('index.html has no element #console');

const { queryClient, router } = createConsole();

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

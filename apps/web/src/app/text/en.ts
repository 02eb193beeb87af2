export const en = {
  error: {
    title: 'This page ran aground',
    explanation: 'Something on our side went wrong while showing it. What you have saved is safe.',
    connection:
      'Part of this page did not arrive. The connection may be weak, or a new version has just come out.',
    retry: 'Try again',
    home: 'Go home',
  },
  offline: 'You are offline. What is on the screen stays, and we go on when the connection is back.',
  loading: 'Loading the page',
}

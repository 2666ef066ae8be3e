/*
 * The build wraps React's modules in functions that run when they are first imported. This module imports them in
 * their own file, so that the file runs as soon as it arrives, while the others are on their way.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';

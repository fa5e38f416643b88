// Shows the sentence of index.html where the page cannot begin: a browser that knows no modules or
// not what is in them, or a file that did not come. In the language of the oldest browsers.
(() => {
  var begun = () => document.getElementById('page').firstChild !== null;
  var explain = () => {
    if (!begun()) document.getElementById('cannot-begin').removeAttribute('hidden');
  };
  // What fails while the head is read happens before there is a body.
  var fail = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', explain);
    else explain();
  };
  if (!('noModule' in document.createElement('script'))) fail();
  window.addEventListener('error', fail, true);
  window.addEventListener('unhandledrejection', fail);
})();
